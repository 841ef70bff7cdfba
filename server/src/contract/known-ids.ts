/** Id of Spain among the countries; its schools alone have delegates, cards and telephone numbers. Source: G05 of document 3, T-038. */
export const SPAIN = 1131;

/** The platform of accounts that sign in by mail address and password; the others are those of identity providers. Source: G19. */
export const DIRECTORY_PLATFORM = 3;
