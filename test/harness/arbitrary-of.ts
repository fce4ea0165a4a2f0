import fc from 'fast-check'
import { jpegOf, mp3Of, mp4Of, pngOf, wavOf } from '../formats/sample-files.ts'

// Bodies made from nothing but a published JSON Schema. Mostly inside the rules, sometimes just outside, so that both
// answers of the service are asked for.

type Schema = Record<string, any>

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

const MEDIA: Record<string, string[]> = {
  picture: [
    'https://example.com/a.png',
    dataUrl('image/png', pngOf(200, 150)),
    dataUrl('image/jpeg', jpegOf(150, 200)),
    dataUrl('image/png', pngOf(100, 100)),
    dataUrl('image/png', pngOf(500, 100)),
    'data:image/svg+xml;base64,PHN2Zy8+',
    'http://127.0.0.1/x.png',
    'not a picture',
    '',
  ],
  clip: [
    'https://example.com/a.mp4',
    dataUrl('video/mp4', mp4Of({ width: 320, height: 240, seconds: 4 })),
    dataUrl('video/mp4', mp4Of({ width: 320, height: 240, seconds: 20 })),
    'x',
  ],
  sound: [
    'https://example.com/a.mp3',
    dataUrl('audio/mpeg', mp3Of(11)),
    dataUrl('audio/wav', wavOf(2)),
    'data:audio/mpeg;base64,AAAA',
    '',
  ],
}

const PATTERNS: Record<string, fc.Arbitrary<string>> = {
  '^[0-9]{1,19}$': fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
  '^[0-9]+$': fc.constantFrom('01', '7', '00', '12a'),
  '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$': fc.constantFrom('#fff', '#A0b1C2', '#ffff', 'red'),
}

/** Prompts, styles, names: plain, non-Latin, with marks that rules look at. */
const words = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'a cat',
      '一只猫',
      '👩‍👩‍👧 family',
      'live action',
      'hi <#0.5#> there',
      '<#1#>',
      '{"Label":"x"}',
      'omg/oh my god',
      '[@cat]',
      'a@b.c',
      '@dog',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('\0', '\ud800', 'x'.repeat(31), 'x'.repeat(2_001)) },
)

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.pattern) return PATTERNS[schema.pattern] ?? words
  if (schema['x-media']) return fc.constantFrom(...(MEDIA[schema['x-media'].kind] ?? []))
  if (schema['x-url'])
    return fc.constantFrom(
      'https://example.com/hook',
      'http://example.com:8080/x?y=z',
      'ftp://example.com',
      'http://localhost/',
      '',
    )
  if (schema['x-voice']) return fc.constantFrom('Arrogant_Miss', 'English_Male_Currency', '', 'nobody')
  return words
}

/** A value for a schema; `undefined` in an object means the field is left out. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<any> {
  if (schema.if?.type === 'array')
    return fc.oneof(arbitraryOf({ type: 'array', ...schema.then }), arbitraryOf(schema.else))
  const types = [schema.type].flat().filter(type => type !== undefined)
  const type = types.find(one => one !== 'null') ?? 'null'
  const nullable = types.includes('null')
  const value = schema.enum
    ? fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...schema.enum) },
        { weight: 1, arbitrary: fc.constant('other') },
      )
    : valueOf(type, schema)
  return nullable ? fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) }) : value
}

function valueOf(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer': {
      const { minimum = -10, maximum = 10 } = schema
      return fc.oneof(
        { weight: 8, arbitrary: fc.maxSafeInteger().map(n => within(n, minimum, maximum)) },
        { weight: 1, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1) },
      )
    }
    case 'number': {
      const { minimum = 0, maximum = 1 } = schema
      return fc.double({ min: minimum - 0.2, max: maximum + 0.2, noNaN: true })
    }
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: Math.max(0, (schema.minItems ?? 0) - (schema.minItems > 1 ? 1 : 0)),
        maxLength: Math.min((schema.maxItems ?? 3) + 1, 4),
      })
    case 'object':
      return objectOf(schema)
    default:
      return fc.constantFrom(null, 1, 'x')
  }
}

const within = (n: number, min: number, max: number): number => min + (Math.abs(n) % (max - min + 1))

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const required = new Set<string>(schema.required ?? [])
  const entries = Object.entries<Schema>(schema.properties ?? {}).filter(([name]) => name !== 'server_id')
  const fields = entries.map(([name, inner]) => {
    const value = arbitraryOf(inner)
    const present = required.has(name) ? 19 : schema.title ? 4 : 8
    return [
      name,
      fc.oneof(
        { weight: present, arbitrary: value },
        { weight: required.has(name) ? 1 : 10, arbitrary: fc.constant(undefined) },
      ),
    ] as const
  })
  return fc.record(Object.fromEntries(fields)).map(body => JSON.parse(JSON.stringify(body)) as object)
}
