import { fc } from './property.ts'
import { makeJpeg, makeMp3, makeMp4, makePng, makeSilentWav } from '../../packages/media/test/formats/sample-files.ts'

// Bodies made from nothing but a published JSON Schema. Mostly inside the rules, sometimes just outside, so that both
// answers of the service are asked for.

type Schema = Record<string, any>

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

/** Accepted media (in most places), and rejected ones. */
const MEDIA: Record<string, { good: string[]; bad: string[] }> = {
  picture: {
    good: [
      'https://example.com/a.png',
      dataUrl('image/png', makePng(200, 150)),
      dataUrl('image/jpeg', makeJpeg(150, 200)),
    ],
    bad: [
      dataUrl('image/png', makePng(100, 100)),
      dataUrl('image/png', makePng(500, 100)),
      'data:image/svg+xml;base64,PHN2Zy8+',
      'http://127.0.0.1/x.png',
      'not a picture',
      '',
    ],
  },
  clip: {
    good: ['https://example.com/a.mp4', dataUrl('video/mp4', makeMp4({ width: 320, height: 240, seconds: 4 }))],
    bad: [dataUrl('video/mp4', makeMp4({ width: 320, height: 240, seconds: 20 })), 'x'],
  },
  sound: {
    good: ['https://example.com/a.mp3', dataUrl('audio/mpeg', makeMp3(11))],
    bad: [dataUrl('audio/wav', makeSilentWav(2)), 'data:audio/mpeg;base64,AAAA', ''],
  },
}

const mostly = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>, weight = 19): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: good }, { weight: 1, arbitrary: bad })

const PATTERNS: Record<string, fc.Arbitrary<string>> = {
  '^[A-Za-z][A-Za-z0-9_-]{7,63}$': fc.oneof(
    { weight: 9, arbitrary: fc.noBias(fc.bigInt({ min: 0n, max: 2n ** 63n })).map(number => `voice_${number}`) },
    { weight: 1, arbitrary: fc.constantFrom('short', '1begins_with_a_digit') },
  ),
  '^[0-9]{1,19}$': fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
  '^[0-9]{0,19}$': fc.oneof(fc.constant(''), fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String)),
  '^[0-9]+$': fc.constantFrom('01', '7', '00', '12a'),
  '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$': fc.constantFrom('#fff', '#A0b1C2', '#ffff', 'red'),
}

/** Prompts, styles, names: plain, non-Latin, with marks that rules look at. */
const words = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('a cat', '一只猫', 'live action', 'sunset over 山', 'Ünïcode') },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 15 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '👩‍👩‍👧 family',
      'hi <#0.5#> there',
      '<#1#>',
      '{"Label":"x"}',
      'omg/oh my god',
      '[@cat]',
      'a@b.c',
      '@dog',
      '',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('\0', '\ud800', 'x'.repeat(31), 'x'.repeat(2_001)) },
)

/** Texts with a rule of their own, so that most of them pass it. */
const RULED: Record<string, fc.Arbitrary<string>> = {
  jsonObject: mostly(fc.constantFrom('', '{"Label":"x"}', '{}'), words, 6),
  pronunciation: mostly(fc.constantFrom('omg/oh my god', '重庆/(chong2)(qing4)'), words, 6),
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.pattern) return PATTERNS[schema.pattern] ?? words
  const media = MEDIA[schema['x-media']?.kind]
  if (media) return mostly(fc.constantFrom(...media.good), fc.constantFrom(...media.bad))
  if (schema['x-url'])
    return mostly(
      fc.constantFrom('https://example.com/hook', 'http://example.com:8080/x?y=z', ''),
      fc.constantFrom('ftp://example.com', 'http://localhost/'),
    )
  if (schema['x-voice'])
    return mostly(fc.constantFrom('Arrogant_Miss', 'English_Male_Currency', 'female-shaonv', ''), fc.constant('nobody'))
  return RULED[schema['x-text']] ?? words
}

/** A document that every model takes: none has a shorter length than it needs. */
const SCENE = {
  version: 'kinora.scene/1',
  seconds: 4,
  entities: [{ id: 'rex', asset: 'dog' }],
  places: [{ id: 'here', asset: 'beach' }],
  shots: [{ from: 0, to: 4, place: 'here' }],
}

/** A value for a schema; `undefined` in an object means the field is left out. */
export function schemaArbitrary(schema: Schema): fc.Arbitrary<any> {
  // A document refuses most other lengths: few bodies have one, or few would be accepted.
  if (schema['x-scene'])
    return fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: fc.constantFrom(null, SCENE, { ...SCENE, entities: [{ id: 'a', asset: 'dgo' }] }, 1) },
    )
  if (schema.if?.type === 'array')
    return fc.oneof(schemaArbitrary({ type: 'array', ...schema.then }), schemaArbitrary(schema.else))
  const types = [schema.type].flat().filter(type => type !== undefined)
  const type = types.find(one => one !== 'null') ?? 'null'
  const nullable = types.includes('null')
  const value = schema.enum
    ? fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...schema.enum) },
        { weight: 1, arbitrary: fc.constant('other') },
      )
    : schema['x-numeral']
      ? fc.oneof(valueOf(type, schema), valueOf(type, schema).map(String), fc.constantFrom('1', '1.5', 'fast', ''))
      : valueOf(type, schema)
  return nullable ? fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) }) : value
}

function valueOf(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer': {
      const { minimum = -10, maximum = 10 } = schema
      const inside = fc.oneof(
        fc.maxSafeInteger().map(n => within(n, minimum, maximum)),
        fc.constantFrom(minimum, maximum),
      )
      return mostly(inside, fc.constantFrom(minimum - 1, maximum + 1))
    }
    case 'number': {
      const { minimum = 0, maximum = 1 } = schema
      return mostly(
        fc.double({ min: minimum, max: maximum, noNaN: true }),
        fc.constantFrom(minimum - 0.01, maximum + 0.01),
      )
    }
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const { minItems = 0, maxItems = 3, items = {} } = schema
      const exactly = fc.array(schemaArbitrary(items), {
        minLength: minItems,
        maxLength: Math.min(maxItems, Math.max(minItems, 3)),
      })
      return mostly(exactly, fc.array(schemaArbitrary(items), { maxLength: maxItems + 1 }))
    }
    case 'object':
      return objectOf(schema)
    default:
      return fc.constantFrom(null, 1, 'x')
  }
}

const within = (n: number, min: number, max: number): number => min + (Math.abs(n) % (max - min + 1))

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const conditions = (schema.allOf ?? []) as Schema[]
  const required = new Set<string>(
    [schema, ...conditions.map(one => one.then ?? {})].flatMap(one => one.required ?? []),
  )
  const entries = Object.entries<Schema>(schema.properties ?? {}).filter(([name]) => name !== 'server_id')
  const absent = fc.constant(undefined)
  // About three optional fields in a body: each of them is sometimes wrong, and a body with all of them mostly is.
  const absence = Math.max(2, Math.round((entries.length - required.size) / 3) - 1)
  const fields = entries.map(([name, inner]) => {
    const value = schemaArbitrary(inner)
    const unwanted = inner.type === 'null'
    return [
      name,
      required.has(name)
        ? mostly<unknown>(value, absent)
        : unwanted
          ? mostly<unknown>(absent, value)
          : mostly<unknown>(absent, value, absence),
    ] as const
  })
  const drawnFields = fc.record(Object.fromEntries(fields))
  const oneOf = ((schema['x-needs-one-of'] ?? []) as string[]).flatMap(name => {
    const inner = schema.properties[name] as Schema | undefined
    return inner ? [schemaArbitrary(inner).map(value => ({ [name]: value as unknown }))] : []
  })
  const body = (oneOf.length > 0 ? fc.tuple(drawnFields, fc.oneof(...oneOf)) : fc.tuple(drawnFields)).map(
    ([drawn, needed]) => JSON.parse(JSON.stringify({ ...drawn, ...needed })) as object,
  )
  return schema['x-spans'] ? mostly(body.map(inOrder(schema['x-spans'])), body, 9) : body
}

/** Times in their order, and within the whole: by chance alone few bodies had all of theirs so. */
const inOrder =
  ({ list, within: whole, longest }: { list: string; within: string; longest: number }) =>
  (body: Schema): Schema => {
    const most = Number(body[whole] ?? longest) || longest
    const spans = Array.isArray(body[list]) ? (body[list] as Schema[]) : []
    for (const span of spans) {
      const [from = 0, to = 1] = [span.from, span.to].map(Number).sort((a, b) => a - b)
      if (from < 0 || to > longest || !(from < to)) Object.assign(span, { from: 0, to: most })
      else Object.assign(span, { from: (from * most) / (longest + 1), to: String((to * most) / longest) })
    }
    return body
  }
