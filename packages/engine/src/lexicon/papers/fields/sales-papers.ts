export const salesPapers = `
Salesforce administrator certification | certified salesforce administrator, salesforce.com certified, SFDC certified, SFDC certification, certified SFDC, ADM 211, ADM201, salesforce advanced administrator, salesforce administrator certified
bid proposal certification | association of proposal management professionals, certified proposal professional, certified proposal manager, proposal management certification
`
