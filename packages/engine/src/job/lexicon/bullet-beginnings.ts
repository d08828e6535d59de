/** First words of bullets that ask for something, and of the headings above them. */
export const bulletBeginnings: ReadonlySet<string> = new Set(
  `ability able advanced attention bachelor bachelors basic benefits certification comfortable competencies current degree
demonstrated desired duties education effective equipment essential excellent experience experienced expertise exposure extensive familiar familiarity
fluency fluent good high key knowledge mastery minimum must outstanding physical preferred prior previous proficiency proficient proven qualifications
required requirements responsibilities robust skilled skills solid strong superior understanding valid willing willingness working`.split(
    /\s+/,
  ),
)
