import { readDataText } from '../data-files/read-data.ts'
import { parseColour } from './colour.ts'

/** A file of `data/scenery`; `#rrggbb` is a colour of light, `["#rrggbb", 2]` the same twice as bright. */
export const readColours = <T>(file: string): T =>
  JSON.parse(readDataText(file), (_, value: unknown) => {
    if (typeof value === 'string' && value.startsWith('#')) return parseColour(value)
    const [colour, strength] = Array.isArray(value) ? (value as unknown[]) : []
    return Array.isArray(colour) && typeof strength === 'number' ? colour.map(part => part * strength) : value
  }) as T
