import { Refusal } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { sceneField } from '../../reference/scene-answers.ts'
import { type StartingPoint, startingPointPicture, startingPoints } from '../../tasks/scenes/starting-points.ts'
import { type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendSample } from '../send-sample.ts'

const PATH = '/ent/v2/scene/starting-points'

const inLanguages = (description: string) => ({
  ...objectSchema({ en: field.text('In English'), zh: field.text('In Chinese') }),
  description,
})

const FACTS = {
  id: field.text('Its id in requests'),
  names: inLanguages('What it is called'),
  about: inLanguages('What it shows'),
  seconds: field.number('Its length'),
  shots: field.count('The number of shots'),
  picture: field.text('A frame of it, as a WebP; no key is needed'),
}

/** Scene documents to begin with. */
export const startingPointEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: PATH,
    tag: 'Scenes',
    summary: 'Scene documents to begin with: a dialogue, a chase, a product and others',
    scope: 'read',
    answer: {
      about: 'All starting points, without their documents',
      schema: objectSchema({ starting_points: field.list(objectSchema(FACTS), 'All starting points') }),
    },
    read: async call => ({ json: { starting_points: startingPoints().map(one => show(one, call)) } }),
  }),
  endpoint({
    method: 'GET',
    path: `${PATH}/{name}`,
    tag: 'Scenes',
    summary: 'One starting point with its document',
    scope: 'read',
    answer: {
      about: 'The starting point',
      schema: objectSchema({ ...FACTS, scene: sceneField('The document') }),
    },
    read: async call => {
      const one = find(call)
      return { json: { ...show(one, call), scene: one.scene } }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${PATH}/{name}/picture`,
    tag: 'Scenes',
    summary: "A starting point's picture, by its `picture`; no key is needed",
    answer: { about: 'A frame of it', contentType: 'image/webp' },
    read: async call => {
      const sent = await sendSample(call, startingPointPicture(find(call)))
      if (!sent) throw new Refusal('NotFound', 'this starting point has no picture')
      return sent
    },
  }),
]

function find({ params: { name = '' } }: Call): StartingPoint {
  const found = startingPoints().find(({ id }) => id === name)
  if (found) return found
  const all = startingPoints().map(({ id }) => id)
  throw new Refusal('NotFound', `there is no starting point ${quoteValue(name)}; there are ${all.join(', ')}`)
}

const show = ({ id, names, about, scene }: StartingPoint, { services }: Call): object => ({
  id,
  names,
  about,
  seconds: scene.seconds,
  shots: scene.shots.length,
  picture: `${services.publicUrl().replace(/\/+$/, '')}${PATH}/${id}/picture`,
})
