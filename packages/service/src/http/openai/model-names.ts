/** Our model for an OpenAI name, and its default picture format. */
type Understood = { model: string; answers?: 'b64_json' }

const image: Understood = { model: 'genq2', answers: 'b64_json' }
const speech: Understood = { model: 'audio-tts' }

// Model names that OpenAI clients send by default. Our own names are accepted as well.
export const MODEL_NAMES: Readonly<Record<string, Understood>> = {
  'sora-2': { model: 'genq3-turbo' },
  'sora-2-pro': { model: 'genq3-pro' },
  'gpt-image-1': image,
  'gpt-image-1-mini': image,
  'gpt-image-1.5': image,
  'chatgpt-image-latest': image,
  'dall-e-3': { model: 'genq2' },
  'dall-e-2': { model: 'genq2' },
  'tts-1': speech,
  'tts-1-hd': speech,
  'gpt-4o-mini-tts': speech,
}

/** Removes the date of a name: `sora-2-2025-12-08`. */
const plainName = (name: string): string => name.replace(/-\d{4}-\d{2}-\d{2}$/, '')

/** Finds our model for a name. */
export const understandModel = (name: string): Understood => MODEL_NAMES[plainName(name)] ?? { model: name }

/** Speech has one model; our own endpoint does not require it. */
export const SPEECH_MODEL = speech.model

// The most similar of our English voices.
export const VOICE_NAMES: Readonly<Record<string, string>> = {
  alloy: 'English_Alloy',
  ash: 'English_Eric',
  ballad: 'British_Lewis',
  cedar: 'British_George',
  coral: 'English_Bella',
  echo: 'English_Male_Currency',
  fable: 'British_Fable',
  marin: 'English_Aoede',
  nova: 'English_Nova',
  onyx: 'English_Onyx',
  sage: 'English_Sarah',
  shimmer: 'English_Sky',
  verse: 'English_Puck',
}
