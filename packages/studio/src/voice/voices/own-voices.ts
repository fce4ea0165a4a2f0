import type { KokoroVoice } from '../../models/kokoro-voice-sums.ts'
import type { VoiceRow } from './voice-row.ts'

const row = (id: string, voice: KokoroVoice, style: string, description: string): VoiceRow => ({
  id,
  language: voice.startsWith('z') ? 'zh' : 'en',
  gender: voice[1] === 'f' ? 'female' : 'male',
  style,
  description,
  blend: [[voice, 1]],
})

/** The model's own voices, as they are. */
export const OWN_VOICES: readonly VoiceRow[] = [
  row('English_Female_Currency', 'af_heart', 'neutral', 'A warm American woman for any text'),
  row('English_Male_Currency', 'am_michael', 'neutral', 'A clear American man for any text'),
  row('English_Bella', 'af_bella', 'lively', 'American, lively: advertisements'),
  row('English_Nicole', 'af_nicole', 'whisper', 'American, close to the microphone: calm and bedtime'),
  row('English_Sarah', 'af_sarah', 'plain', 'American, plain: lessons'),
  row('English_Aoede', 'af_aoede', 'bright', 'American, bright: travel'),
  row('English_Kore', 'af_kore', 'firm', 'American, firm: guides'),
  row('English_Alloy', 'af_alloy', 'even', 'American, even: products'),
  row('English_Nova', 'af_nova', 'thoughtful', 'American, thoughtful: essays'),
  row('English_Sky', 'af_sky', 'light', 'American, light: short clips'),
  row('English_Fenrir', 'am_fenrir', 'strong', 'American, strong: trailers and sport'),
  row('English_Puck', 'am_puck', 'playful', 'American, playful: games and comedy'),
  row('English_Onyx', 'am_onyx', 'deep', 'American, deep: documentaries'),
  row('English_Eric', 'am_eric', 'matter-of-fact', 'American, matter-of-fact: reports'),
  row('British_Emma', 'bf_emma', 'storyteller', 'British, a storyteller'),
  row('British_Isabella', 'bf_isabella', 'refined', 'British, refined: culture'),
  row('British_George', 'bm_george', 'narrator', 'British, a narrator: nature and history'),
  row('British_Fable', 'bm_fable', 'warm', 'British, warm: tales for children'),
  row('British_Lewis', 'bm_lewis', 'dark', 'British, dark: mystery'),
  row('Chinese_Xiaobei', 'zf_xiaobei', 'bright', 'A bright woman'),
  row('Chinese_Xiaoyi', 'zf_xiaoyi', 'sweet', 'A sweet young woman'),
  row('Chinese_Yunjian', 'zm_yunjian', 'strong', 'A strong man: sport'),
  row('Chinese_Yunxia', 'zm_yunxia', 'boy', 'A boy'),
  row('Chinese_Yunyang', 'zm_yunyang', 'professional', 'A professional man'),
]
