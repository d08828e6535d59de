/** Words that only capitals turn into a tool, a card or a method of the word data: without them they are words. */
export const smallWords: ReadonlySet<string> = new Set(
  `abstract act ace ad ado affinity allegro alto amplitude ant apex apricot archer aria arm articulate aspen ate avid
  babel bamboo barb basset bicep blast bob boost braze bubble buffer bun burp cache cap cascade celery challenger chef
  chief chronicle clad clover cobra composer concur consul crest cucumber cursor cypress dagger dam dapper dart dash
  delta disc disco dovetail drizzle duo eagle eclipse electron elixir ember empower encompass epic equity espresso
  exact expo falcon far fat feast feed fishbowl fluent fluke fourth framer fusion gin glint gong grip groovy gulp
  gusto halt hay helm hibernate hilt hive horizon iceberg ignition indeed insomnia ionic iris ironclad jasmine jasper
  jest jib juniper keynote lac lamp lean leap leed lever lido linear liquid lisp locust mag mar mash mat meal mews mice
  milt mist mocha mosaic motive mural nest niche node nomad nuke opera orchard outreach pace pacer packer page pat peg
  perm pestle pic pie pip piper playwright pod posh polish postman premiere prism prophet publisher puppet quark rad
  rag rancher reaper relativity remedy remix rep retrofit rhino roe sac salsa salt sanity sass scar segment seismic
  send sentinel shellac sip sire sis sit snap snort snow soap soar solidity sonar sow spa spark spice spin spring
  square stem stride stripe swift tally tip toad toast tom trapeze unity vault vend viewpoint volatility voyager wash
  yarn zebra zephyr`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`]),
)
