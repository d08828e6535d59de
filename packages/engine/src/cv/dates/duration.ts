/** "(3 years 5 months)", as networks write beside the dates, or "seventeen years" in their stead. */
export const duration =
  /^\(?\W*(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty)\s*\+?\s*(?:years?|yrs?|months?|mos?|weeks?|days?|jahre?|monate?|ans?|mois|años?|meses)\W*(?:and|,)?\s*){1,2}\)?$/iu
