import { DAY_SECONDS, generator } from '../declare.ts'
import { OWN_VOICE_ID } from '../voices.ts'
import { MB, sound, text } from '../words/words.ts'
import { delivery } from './shared-fields.ts'

const recording = { formats: ['mp3', 'm4a', 'wav'], maxBytes: 20 * MB, maxSeconds: 300 }

export const audioClone = generator({
  name: 'audio-clone',
  path: '/ent/v2/audio-clone',
  summary: 'Make a voice from a recording',
  fields: {
    audio_url: sound({
      ...recording,
      minSeconds: 10,
      required: true,
      about: 'A recording of the voice: mp3, m4a or wav, 10 seconds to 5 minutes',
    }),
    voice_id: text({
      required: true,
      min: 8,
      max: 64,
      unseen: true,
      newVoice: true,
      shape: {
        pattern: OWN_VOICE_ID,
        says: '8 to 64 letters, digits, - and _, beginning with a letter',
      },
      about: 'The id of the new voice, unique in the account; fields such as `voice_id` accept it afterwards',
    }),
    text: text({
      max: 1_000,
      rule: 'pauseMarkers',
      about: 'Text of a sample that is spoken in the new voice, at `demo_audio`',
    }),
    prompt_audio_url: sound({ ...recording, minSeconds: 0, about: 'Accepted; the recording itself is used' }),
    prompt_text: text({
      max: 10_000,
      about: 'Transcript of the recording; its language becomes the language of the voice',
    }),
    ...delivery,
  },
  answer: ['task_id', 'id', 'state', 'voice_id', 'text', 'demo_audio', 'payload', 'credits', 'created_at'],
  plan: 'clone-voice',
  answersWhenReady: true,
  price: { flat: 100, surcharges: { text: { perStarted: { characters: 500, credits: 10 } } } },
  resultUrlSeconds: DAY_SECONDS,
})
