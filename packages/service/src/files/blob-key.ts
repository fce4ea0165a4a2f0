// The extensions of blobs and their content types. The list is closed on purpose: html and svg from the service's own
// origin could run scripts.
const CONTENT_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  glb: 'model/gltf-binary',
  bmp: 'image/bmp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
  pdf: 'application/pdf',
  bin: 'application/octet-stream',
} as const satisfies Record<string, string>

const extensions = new Map<string, string>(Object.entries(CONTENT_TYPES))

// The first two digits are repeated as a folder: 256 folders stay small with a million blobs. A key that matches this
// pattern cannot leave the folder, so the pattern also guards against `..`.
const KEY = /^(?<folder>[0-9a-f]{2})\/(?<sha256>\k<folder>[0-9a-f]{62})\.(?<extension>[a-z0-9]{1,5})$/

/** The key of bytes with this hash. An unknown extension is a programming error. */
export function createBlobKey(sha256: string, extension: string): string {
  const key = `${sha256.slice(0, 2)}/${sha256}.${extension}`
  if (!isBlobKey(key)) throw new RangeError(`no blob key can be made of hash ${sha256} and extension ${extension}`)
  return key
}

export const isBlobKey = (text: string): boolean => extensions.has(KEY.exec(text)?.groups?.extension ?? '')

/** Parses a key. The hash is the ETag. */
export function readBlobKey(key: string): { contentType: string; etag: string } {
  const { sha256 = '', extension = '' } = KEY.exec(key)?.groups ?? {}
  const contentType = extensions.get(extension)
  if (!contentType) throw new RangeError(`${key} is not a blob key`)
  return { contentType, etag: `"${sha256}"` }
}
