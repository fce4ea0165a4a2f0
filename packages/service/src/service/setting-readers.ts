import { isIP } from 'node:net'

/** Parses an environment variable, or throws the reason. */
export type Reader<T> = (text: string, name: string) => T

export const text: Reader<string> = value => value

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, name) => {
    const number = Number(value)
    if (!Number.isInteger(number) || number < min || number > max)
      throw new Error(`${name} must be a whole number between ${min} and ${max}, got "${value}"`)
    return number
  }

export const flag: Reader<boolean> = (value, name) => {
  if (['1', 'true', 'yes'].includes(value.toLowerCase())) return true
  if (['0', 'false', 'no'].includes(value.toLowerCase())) return false
  throw new Error(`${name} must be 1 or 0, got "${value}"`)
}

/** Separated by commas. */
export const words: Reader<string[]> = value =>
  value
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)

/** Seconds, separated by commas. */
export const secondsList: Reader<number[]> = (value, name) =>
  words(value, name).map(word => whole(0, 86_400)(word, name))

/** From one hour of the day to another, such as `22-6`. */
export const hours: Reader<{ from: number; to: number } | undefined> = (value, name) => {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(value) ?? []
  if (from === undefined || to === undefined || Number(from) > 23 || Number(to) > 23)
    throw new Error(`${name} must be two hours such as 22-6, got "${value}"`)
  return { from: Number(from), to: Number(to) }
}

export const oneOf =
  (...known: string[]): Reader<string> =>
  (value, name) => {
    if (!known.includes(value)) throw new Error(`${name} must be one of ${known.join(', ')}, got "${value}"`)
    return value
  }

export const address: Reader<string> = (value, name) => {
  if (!URL.canParse(value)) throw new Error(`${name} must be a URL, got "${value}"`)
  return value.replace(/\/+$/, '')
}

export const webAddress: Reader<string> = (value, name) => {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new Error(`${name} must be an http or https URL, got "${value}"`)
  return address(value, name)
}

/** As a browser writes them in its Origin header: scheme, host and port. */
export const origins: Reader<string[]> = (value, name) => {
  const listed = words(value, name)
  const wrong = listed.find(one => one !== '*' && URL.parse(one)?.origin !== one)
  if (wrong !== undefined)
    throw new Error(`${name} must be origins such as https://app.example.com, or *, got "${wrong}"`)
  return listed
}

/** Addresses and networks: `10.0.0.1`, `10.0.0.0/8`, `::1`. */
export const networks: Reader<string[]> = (value, name) => {
  const listed = words(value, name)
  const wrong = listed.find(one => !isNetwork(one))
  if (wrong !== undefined)
    throw new Error(`${name} must be addresses or networks such as 10.0.0.1 or 10.0.0.0/8, got "${wrong}"`)
  return listed
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
}

/** A key travels in a header, after a space. */
export const key: Reader<string> = (value, name) => {
  if (!/^[!-~]+$/.test(value)) throw new Error(`${name} must be printable ASCII characters without spaces`)
  return value
}
