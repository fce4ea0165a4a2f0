import { DAY_SECONDS, generator } from '../declare.ts'
import { delivery, modelField } from './shared-fields.ts'
import { upscaleResolution, upscaleSource } from './upscale-new.ts'

/** The form of early clients, which accepts only videos made by the service. */
export const upscale = generator({
  name: 'upscale',
  path: '/ent/v2/upscale',
  summary: 'Make a video larger that was made here',
  rulesBy: 'model',
  standard: 'gen1.0',
  fields: {
    model: modelField,
    creation_id: { ...upscaleSource.video_creation_id, required: true },
    upscale_resolution: upscaleResolution,
    ...delivery,
  },
  alias: { video_creation_id: 'creation_id' },
  answer: ['task_id', 'id', 'state', 'model', 'creation_id', 'upscale_resolution', 'payload', 'credits', 'created_at'],
  plan: 'upscale',
  resultUrlSeconds: DAY_SECONDS,
})
