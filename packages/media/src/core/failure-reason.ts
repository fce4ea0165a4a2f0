/** Why something could not be made, as far as whoever makes it can tell. The service's error table has a row for each. */
export type FailureReason =
  | 'AudioFormatInvalid'
  | 'CreationPolicyViolation'
  | 'EngineFailure'
  | 'FieldInvalid'
  | 'ImageFormatInvalid'
  | 'ImageSizeInvalid'
  | 'ModelUnavailable'
  | 'SystemThrottling'
  | 'TaskExpired'
  | 'TaskPromptPolicyViolation'
  | 'UserCancelled'
  | 'VideoFormatInvalid'
