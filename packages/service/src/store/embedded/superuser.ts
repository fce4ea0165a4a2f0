/** The one role of the embedded server. */
export const SUPERUSER = 'kinora'
