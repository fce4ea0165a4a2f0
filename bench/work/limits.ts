export const LIMITS = ''
