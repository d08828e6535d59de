/** Verbs with which lines of CVs begin as often as tasks of postings. */
export const toldVerbs: readonly string[] =
  `manage lead develop plan train teach write build run make give take keep hold sell buy drive oversee draw set cut meet find bring deal
grow win feed fit lay weld cook clean repair install maintain prepare coordinate organise organize supervise support provide ensure assist
help handle design create implement analyse analyze review monitor track report conduct perform process answer respond resolve negotiate
schedule operate inspect test administer assess care document deliver serve order check update recruit hire mentor coach present research
draft audit reconcile file collect load pack pick stock greet advise evaluate improve reduce increase launch configure deploy migrate
automate integrate troubleshoot collaborate communicate work use translate edit publish calibrate assemble measure estimate record liaise
direct guide counsel refer dispense transport`.split(/\s+/)
