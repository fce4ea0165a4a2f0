export const STORYBOARD_FORMATS = ['pdf', 'png'] as const
export type StoryboardFormat = (typeof STORYBOARD_FORMATS)[number]
