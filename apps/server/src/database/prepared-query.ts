import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * A query that every request runs: built and compiled once per database instead of each time, which
 * is most of what a small query costs. `build` sees stand-ins for the values, so it must not look at
 * them.
 */
export function preparedQuery<V extends Values, Row>(
  names: readonly (keyof V & string)[],
  build: (db: Db, values: V) => Compilable<Row>,
): (db: Db, values: V) => Promise<Row | null> {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>()
  return async (db, values) => {
    const known = compiled.get(db) ?? build(db, standIns(names)).compile()
    compiled.set(db, known)
    const parameters = known.parameters.map((parameter) => boundValue(parameter, values))
    const { rows } = await db.executeQuery<Row>({ ...known, parameters })
    return rows[0] ?? null
  }
}

const mark = '\u0000value of '

function standIns<V extends Values>(names: readonly (keyof V & string)[]): V {
  return Object.fromEntries(names.map((name) => [name, `${mark}${name}`])) as V
}

function boundValue(parameter: unknown, values: Values): unknown {
  const isStandIn = typeof parameter === 'string' && parameter.startsWith(mark)
  return isStandIn ? values[parameter.slice(mark.length)] : parameter
}
