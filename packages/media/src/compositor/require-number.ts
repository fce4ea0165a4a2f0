export function requireNumber(value: number, what: string, least: number, most: number): void {
  if (typeof value === 'number' && value >= least && value <= most) return
  throw new RangeError(`${what} must be a number from ${least} to ${most}, not ${value}`)
}

export function requireSide(value: number, what: string, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return
  throw new RangeError(`${what} must be a whole number from 1 to ${most}, not ${value}`)
}

export function requireLength(values: { length: number }, expected: number, what: string): void {
  if (values.length === expected) return
  throw new RangeError(`${what} must have ${expected} values, not ${values.length}`)
}
