/** How much somebody worked, or on what terms: neither title nor employer. */
export const employmentTerms: ReadonlySet<string> = new Set(
  'full time|full-time|part time|part-time|contract|permanent|temporary|temp|fixed term|fixed-term|seasonal|casual|zero hours|hybrid|on site|on-site|onsite|vollzeit|teilzeit|befristet|cdi|cdd|temps plein|temps partiel|interim|maternity leave cover|paternity cover|sickness cover|temp to perm|jornada completa|media jornada|tempo pieno|maternity cover|per diem|prn|hourly|summer season|winter season|seasons|summer job|holiday job|student job|summers|winters|weekends|saturdays|evenings|nights|weekends and holidays|evenings and weekends|weekends and evenings|school holidays|term time|term-time|alongside studies|while studying'.split(
    '|',
  ),
)
