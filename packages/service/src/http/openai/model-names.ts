/** How a name of OpenAI's is understood here: which model makes it, and how its pictures are answered unless told. */
type Understood = { model: string; answers?: 'b64_json' }

const image: Understood = { model: 'genq2', answers: 'b64_json' }
const speech: Understood = { model: 'audio-tts' }

// Names that clients of the dialect send by themselves. Names of ours are taken as they are.
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

/** A dated name is its plain one: `sora-2-2025-12-08`. */
const plainName = (name: string): string => name.replace(/-\d{4}-\d{2}-\d{2}$/, '')

/** The model of ours that a name stands for. */
export const understandModel = (name: string): Understood => MODEL_NAMES[plainName(name)] ?? { model: name }

/** Speech has one model, which its own create need not name. */
export const SPEECH_MODEL = speech.model

// The nearest in kind among our English voices.
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
