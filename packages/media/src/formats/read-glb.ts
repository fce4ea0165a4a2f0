import { isTextAt, u32leAt } from './bytes-at.ts'
import { type Picture, type Unreadable, unreadable } from './findings.ts'

/** The size at which a model is drawn as a picture; the rules for picture sides apply to it. */
export const MODEL_PICTURE_SIDE = 768

/** A self-contained 3D model; only its header is read here. */
export function readGlb(bytes: Uint8Array): Picture | Unreadable {
  const [version, length] = [u32leAt(bytes, 4), u32leAt(bytes, 8)]
  if (version !== 2) return unreadable(`has the glTF version ${version}; only 2 is supported`, 'glb')
  if (length > bytes.length) return unreadable('is cut off', 'glb')
  if (!isTextAt(bytes, 16, 'JSON')) return unreadable('has no JSON chunk', 'glb')
  return { ok: true, format: 'glb', width: MODEL_PICTURE_SIDE, height: MODEL_PICTURE_SIDE }
}
