/**
 * Media in a stored request: a URL or an upload's uri as the caller gave it, or the key of bytes that came along with the
 * body, or were uploaded, and now lie in our own storage (`given` is then how the caller named them). The latter is an object, so that no text of a caller can be taken for one.
 */
export type MediaReference = string | { blob: string; given?: string }
