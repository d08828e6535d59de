/** A table of which each field's part is a file of its own, fetched when it is first wanted. */
export interface FetchedByField {
  /** The part of a field that was fetched. */
  partOf(field: string): string | undefined
  /** Fetches the parts of some fields, unless they are there. */
  fetchParts(fields: readonly string[]): Promise<void>
}

type Loaders = Readonly<Record<string, (() => Promise<string>) | undefined>>

/** Keeps what some loaders, one a field, have fetched. */
export function fetchedByField(loaders: Loaders): FetchedByField {
  const fetched = new Map<string, string>()
  return {
    partOf: (field) => fetched.get(field),
    fetchParts: async (fields) => {
      await Promise.all(
        fields.map(async (field) => {
          const load = loaders[field]
          if (load && !fetched.has(field)) fetched.set(field, await load())
        }),
      )
    },
  }
}
