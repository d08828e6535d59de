/** The parts of a firm that stand behind a rank: "Deputy Manager - Boiler". */
export const departments =
  /^(?:HR|human resources|IT|QA|QC|EHS|boilers?|production|quality(?: assurance| control)?|electrical|mechanical|civil|instrumentation|projects?|process|utilities|maintenance|operations|purchase|procurement|stores|logistics|finance|accounts|audit|taxation|legal|admin(?:istration)?|engineering|design|planning|sales|marketing|business development)$/i
