/** "Nice, not needed: Klaviyo" has a comma; elsewhere a comma shows that a colon stands in a sentence. */
export const labelWords =
  /^(?:[^:.!?;,\n]{3,60}|(?:nice,|[^:.!?;,\n]{3,24}, (?:but|not?|though)\b)[^:.!?;,\n]{3,40})(?<!\d(?=:\d)):(?=\s*\S)/i

/** "- High Risk Work Licence: CT": a paper and what it is for. */
export const onePaper = /\S \S*\b(?:licen[cs]e|ticket|card|certificate|passport):$/i

/** "Job Title: Rotational Pharmacist": what a board files a post under heads nothing. */
export const factLabel =
  /^\W*(?:(?:job|post|position|role|vacancy|requisition|req) ?(?:title|name|number|no\.?|ref(?:erence)?|id|code|type|category|family|level|grade|location)|(?:pay )?(?:band|grade)):$/i
