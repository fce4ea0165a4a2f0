import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export type Numbers = Record<string, readonly number[]>

/**
 * Compares measurements with recorded ones. `GOLDEN=write` records them again, after an intended change; new ones are
 * recorded at once.
 */
export function holdNumbers(path: string, found: Numbers, isNear: (kept: number, found: number) => boolean): void {
  if (process.env['GOLDEN'] === 'write') writeNumbers(path, found)
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Numbers) : {}
  assert.ok(Object.keys(kept).length > 0, `${path} has no numbers: GOLDEN=write`)
  const changed = Object.entries(kept).flatMap(([name, numbers]) => {
    const now = found[name] ?? []
    const isSame = now.length === numbers.length && numbers.every((number, at) => isNear(number, now[at]!))
    return isSame ? [] : [`${name}: ${numbers.join(' ')} is now ${now.map(written).join(' ') || 'gone'}`]
  })
  assert.deepEqual(changed, [], 'GOLDEN=write if that is meant')
}

// Four digits, and six after the point, are more than anybody sees or hears.
const written = (number: number): number => Number(Number(number.toPrecision(4)).toFixed(6))

function writeNumbers(path: string, found: Numbers): void {
  const rows = Object.entries(found).map(([name, row]) => `  ${JSON.stringify(name)}: [${row.map(written).join(', ')}]`)
  writeFileSync(path, `{\n${rows.join(',\n')}\n}\n`)
}
