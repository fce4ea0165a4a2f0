import { address } from '../core/route.ts'

/** The name and the logo; links to the first page. */
export const Brand = () => (
  <a class="brand" href={address('')}>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M10 8.5v15M10 17l8.5-8.500M13.5 13.8 21 23.5" />
    </svg>
    Kinora
  </a>
)
