export { findSchool, type School } from "./find-school.ts";
export { cleanSchoolCode, SCHOOL_CODE_LENGTH } from "./school-code.ts";
