export type CreationKind = 'video' | 'picture' | 'sound' | 'file'

/** The kind of a file, by its name. */
export function creationKind(url: string): CreationKind {
  const name = url.split('?')[0] ?? ''
  if (/\.(?:mp4|webm|mov)$/i.test(name)) return 'video'
  if (/\.(?:png|jpe?g|webp)$/i.test(name)) return 'picture'
  if (/\.(?:mp3|wav|flac|opus|aac|m4a|ogg)$/i.test(name)) return 'sound'
  return 'file'
}
