import { integer, scene, text } from '../../catalog/words/words.ts'
import { field } from '../../reference/answer-schemas.ts'
import { sceneField } from '../../reference/scene-answers.ts'
import { savedScenes } from '../../store/saved-scenes.ts'
import type { Endpoint } from '../endpoint.ts'
import { savedDocumentEndpoints } from './saved-documents.ts'

const fields = {
  name: text({ min: 1, max: 100, about: 'For people' }),
  scene: scene({ takesInputsLater: true, about: 'The scene document; its inputs are given when it is made' }),
}

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
  shown: ({ seconds, shots }) => ({ seconds, shots }),
  bodies: {
    created: {
      name: 'saved scene',
      summary: 'A scene document to keep',
      fields: { name: { ...fields.name, required: true }, scene: { ...fields.scene, required: true } },
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
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof base === 'number' && { baseVersion: base }),
      ...(checked && {
        document: {
          text: JSON.stringify(values.scene),
          facts: { seconds: checked.seconds, shots: checked.shots.length },
        },
      }),
    }
  },
})
