/** 2^20 bytes: what the contract's `MB` means. */
export const MB = 2 ** 20
