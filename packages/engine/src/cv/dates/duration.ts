/** "(3 years 5 months)", as networks write beside the dates. */
export const duration =
  /^\(?\W*(?:\d{1,2}\s*\+?\s*(?:years?|yrs?|months?|mos?|weeks?|days?|jahre?|monate?|ans?|mois|años?|meses)\W*(?:and|,)?\s*){1,2}\)?$/iu
