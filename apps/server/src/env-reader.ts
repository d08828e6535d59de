import { isIP } from 'node:net'

export type EnvSource = Readonly<Record<string, string | undefined>>

/** Reads settings by their names. What is wrong with one is noted in a line that its operator can act on. */
export class EnvReader {
  readonly mistakes: string[] = []
  readonly #source: EnvSource
  constructor(source: EnvSource) {
    this.#source = source
  }

  text(name: string): string | undefined {
    return this.#source[name]?.trim() || undefined
  }

  isOn(name: string): boolean {
    const given = this.text(name) ?? 'on'
    if (given !== 'on' && given !== 'off') this.#refuse(name, given, 'on or off')
    return given !== 'off'
  }

  oneOf<Option extends string>(name: string, options: readonly Option[]): Option | undefined {
    const given = this.text(name)
    const option = options.find((each) => each === given)
    if (given !== undefined && !option) this.#refuse(name, given, `one of ${options.join(', ')}`)
    return option
  }

  port(name: string): number | undefined {
    const given = this.text(name)
    if (given === undefined) return undefined
    const port = Number(given)
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
    this.#refuse(name, given, 'a number from 0 to 65535')
    return undefined
  }

  url(name: string, protocols: readonly string[]): URL | undefined {
    const given = this.text(name)
    if (!given) return undefined
    const url = URL.canParse(given) ? new URL(given) : undefined
    if (url && protocols.includes(url.protocol)) return url
    // The value is not repeated: these addresses carry passwords.
    const allowed = protocols.map((protocol) => `${protocol}//`).join(' or ')
    this.mistakes.push(`${name} has to be an address that begins with ${allowed}.`)
    return undefined
  }

  domain(name: string): string | undefined {
    const domain = this.text(name)
    if (!domain || /^[\w-]+(\.[\w-]+)+$/.test(domain)) return domain
    this.#refuse(name, domain, 'a domain like rolefit.example')
    return undefined
  }

  /** IP addresses and ranges, between commas or blanks. */
  addresses(name: string): readonly string[] {
    const addresses = (this.text(name) ?? '').split(/[\s,]+/).filter(Boolean)
    for (const wrong of addresses.filter((address) => !isAddressOrRange(address))) {
      this.mistakes.push(`${name}: "${wrong}" is not an IP address or range (10.0.0.0/8).`)
    }
    return addresses
  }

  #refuse(name: string, given: string, allowed: string): void {
    this.mistakes.push(`${name} is "${given}": it has to be ${allowed}.`)
  }
}

const addressBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isAddressOrRange(given: string): boolean {
  const [address = '', bits] = given.split('/')
  const mostBits = addressBits[isIP(address)]
  if (mostBits === undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits)
}
