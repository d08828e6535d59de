/** "Nice, not needed: Klaviyo" has a comma; elsewhere a comma shows that a colon stands in a sentence. */
export const labelWords =
  /^(?:[^:.!?;,\n]{3,60}|(?:nice,|[^:.!?;,\n]{3,24}, (?:but|not?|though)\b)[^:.!?;,\n]{3,40})(?<!\d(?=:\d)):(?=\s*\S)/i

/** "- High Risk Work Licence: CT": a paper and what it is for. */
export const onePaper = /\S \S*\b(?:licen[cs]e|ticket|card|certificate|passport):$/i
