import { COLOURS } from './vocabulary.ts'
import { about, choice, either, exactly, list, mapping, named, number, object, text, vector } from './schema-words.ts'

/** Sizes of things, metres. */
export const METRES = { min: 0.001, max: 1_000 }

export const colour = about(
  'A name of the colours, or `#rrggbb`.',
  either(choice(COLOURS), text(7, { pattern: '^#[0-9a-fA-F]{6}$' })),
)

export const names = object({}, { en: list(text(60), 20), zh: list(text(60), 20) })

const point = vector(['x', 'y', 'z'], -METRES.max, METRES.max)
const length = number(0.0005, METRES.max)
const look = {
  colour,
  material: about('What it is made of, such as metal, glass or wood.', text(40)),
  turn: about('Degrees about x, y and z, through its own middle.', vector(['x', 'y', 'z'], -360, 360)),
  joint: about('The joint that moves this part.', text(40)),
}

const shapes = either(
  object(
    { shape: exactly('box'), at: point, size: vector(['width', 'height', 'depth'], 0.0005, METRES.max) },
    { ...look, round: length },
  ),
  object(
    {
      shape: exactly('ball'),
      at: point,
      size: either(length, vector(['width', 'height', 'depth'], 0.0005, METRES.max)),
    },
    look,
  ),
  object(
    {
      shape: exactly('rod'),
      from: point,
      to: point,
      thick: either(length, vector(['from', 'to'], 0.0005, METRES.max)),
    },
    look,
  ),
  object(
    {
      shape: exactly('lathe'),
      at: point,
      profile: about(
        'Radius and height, from below upwards.',
        list(vector(['radius', 'height'], -METRES.max, METRES.max), 60, 2),
      ),
    },
    look,
  ),
  object({ shape: exactly('ring'), at: point, radius: length, thick: length }, look),
  object(
    {
      shape: exactly('slab'),
      at: point,
      outline: about('Depth and height of its corners.', list(vector(['z', 'y'], -METRES.max, METRES.max), 60, 3)),
      thick: length,
    },
    look,
  ),
  object({ shape: exactly('tube'), points: list(point, 60, 2), thick: length }, look),
  object(
    {
      shape: exactly('band'),
      around: about('The number of the lathe that it goes around, among the parts.', number(0, 199)),
      from: about('From this height of the lathe, metres.', number(-METRES.max, METRES.max)),
      to: number(-METRES.max, METRES.max),
    },
    { colour, material: text(40), text: about('Letters on its front.', text(40)), ink: colour },
  ),
)

/** A thing that a document brings along: shapes in metres, x to its right, y up, z to its front, its foot at 0. */
export const asset = named(
  'asset',
  object(
    { id: text(60, { pattern: '^[a-z][a-z0-9-]*$' }), parts: list(shapes, 200, 1) },
    {
      kind: choice(['thing']),
      names,
      like: about('The catalogue id of the nearest kind of thing: what it does not say is taken from there.', text(80)),
      sockets: about('Places on it that others take: grip, top, seat …', mapping(point, 20)),
      label: about(
        'Where letters of the entity go: the middle, and its width and height.',
        object({ at: point, width: length, height: length }, { ink: colour }),
      ),
    },
  ),
)
