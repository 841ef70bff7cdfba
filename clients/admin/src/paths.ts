/** Addresses of the pages of this client. */
export const paths = {
  home: "/admin",
  administration: "/administration",
  blink: "/admin/blink",
  lasalle: "/admin/lasalle",
  studentsZone: "/admin/students-zone",
  studentsZoneLog: "/admin/students-zone/log",
} as const;

/** State of the history entry that opens the user search. Source: B-057, D9. */
export const USER_SEARCH_STATE = { admin: true } as const;
