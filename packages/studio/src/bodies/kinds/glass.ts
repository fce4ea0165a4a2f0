/** Of windows: what it looks like, and how light lies on it. */
export const GLASS = '#6fa8c8'
export const glass = { material: 'glossy' } as const
