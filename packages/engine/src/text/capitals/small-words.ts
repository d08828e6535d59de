/** Words that only capitals turn into a tool, a card or a method of the word data: without them they are words. */
export const smallWords: ReadonlySet<string> = new Set(
  `abstract act ace ad ado affinity allegro alto amplitude ant apex apricot archer aria arm articulate aspen ate
  avid babel bamboo barb basset bicep blast bob boost braze bubble buffer bun cache cap cascade celery challenger
  chef chief chronicle clad clover cobra concur cursor dam dapper dart dash delta disc disco dovetail drizzle duo
  eagle eclipse electron elixir ember empower encompass epic equity espresso exact expo far fat feast feed
  fishbowl fluent fluke fourth fusion gin glint gong grip gusto halt hay hibernate hilt horizon iceberg ignition
  indeed insomnia ionic iris ironclad jasper jib juniper keynote lac lamp lean leap leed lever lido linear liquid
  locust mag mar mash mat meal mews mice milt mist mosaic motive mural nest niche node nomad nuke opera orchard
  outreach pace pacer page pat peg perm pestle pic pie pip piper pod posh polish postman prophet quark rad rag
  reaper relativity remedy remix rep retrofit rhino roe sac salsa salt sanity scar segment seismic send sip sire
  sis sit snap snow soap solidity sow spa spark spice spin spring square stem stride stripe tip toad toast tom
  trapeze viewpoint volatility voyager wash yarn zebra zephyr`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`]),
)
