/** How much work a task is, as far as can be told before it begins. See the table's migration. */
export type Lane = 'free' | 'quick' | 'short' | 'long'
