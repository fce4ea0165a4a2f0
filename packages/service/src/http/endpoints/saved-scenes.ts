import { FIVE_RATIOS } from '../../catalog/generators/shared-fields.ts'
import { choice, integer, SAFE, scene, text } from '../../catalog/words/words.ts'
import { refuseField } from '../../core/errors.ts'
import { field } from '../../reference/answer-schemas.ts'
import { sceneField } from '../../reference/scene-answers.ts'
import { savedScenes } from '../../store/saved-scenes.ts'
import type { Endpoint } from '../endpoint.ts'
import { savedDocumentEndpoints } from './saved-documents.ts'

const fields = {
  name: text({ min: 1, max: 100, about: 'For people' }),
  scene: scene({ takesInputsLater: true, about: 'The scene document; its inputs are given when it is made' }),
  seed: integer({ ...SAFE, about: 'Makes it again with the same people and places' }),
  aspect_ratio: choice(FIVE_RATIOS, { about: 'Width to height' }),
  model: text({ min: 1, max: 60, unseen: true, about: 'The model that makes it' }),
}
const SETTINGS = ['seed', 'aspect_ratio', 'model'] as const

/** Scene documents that an account keeps, with their versions. */
export const savedSceneEndpoints: Endpoint[] = savedDocumentEndpoints({
  path: '/ent/v2/scenes',
  tag: 'Scenes',
  one: 'scene',
  many: 'scenes',
  store: savedScenes,
  most: settings => settings.maxSavedScenes,
  schema: sceneField('The document'),
  name: field.text('For people'),
  facts: { seconds: field.number('Its length'), shots: field.count('The number of shots') },
  optionalFacts: {
    seed: field.count('The seed that was saved'),
    aspect_ratio: field.text('The aspect ratio that was saved'),
    model: field.text('The model that was saved'),
  },
  shown: ({ seconds, shots, settings }) => ({ seconds, shots, ...settings }),
  bodies: {
    created: {
      name: 'saved scene',
      summary: 'A scene document to keep',
      fields: { ...fields, name: { ...fields.name, required: true }, scene: { ...fields.scene, required: true } },
    },
    changed: {
      name: 'saved scene change',
      summary: 'The new values',
      fields: {
        ...fields,
        base_version: integer({
          min: 1,
          max: 1_000_000_000,
          about: 'The version that was changed: with a newer one in between, the answer is 409',
        }),
      },
    },
  },
  read: async ({ body: { values, findings } }) => {
    const checked = findings.scenes.get('scene')
    const { name, base_version: base } = values
    const settings = Object.fromEntries(
      SETTINGS.flatMap(one => (values[one] === undefined || values[one] === null ? [] : [[one, values[one]]])),
    )
    const [given] = Object.keys(settings)
    if (given !== undefined && !checked) throw refuseField(given, `${given} is saved with a scene, which is missing`)
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof base === 'number' && { baseVersion: base }),
      ...(checked && {
        document: {
          text: JSON.stringify(values.scene),
          facts: { seconds: checked.seconds, shots: checked.shots.length, settings },
        },
      }),
    }
  },
})
