const SUNDAY = 0;
const SATURDAY = 6;
/** Minutes of the day between which no survey appears: 09:00 inclusive to 15:30 exclusive. Source: P-275, D11. */
const SCHOOL_FROM = 9 * 60;
const SCHOOL_TO = 15 * 60 + 30;

/** Whether a survey may appear at a moment of the person's clock: Monday to Friday, outside school hours. Source: P-275, D11. */
export function isSurveyTime(moment: Date): boolean {
  const day = moment.getDay();
  if (day === SUNDAY || day === SATURDAY) return false;
  const minute = moment.getHours() * 60 + moment.getMinutes();
  return minute < SCHOOL_FROM || minute >= SCHOOL_TO;
}
