/** A syntax error and its offset. */
export interface TextProblem {
  readonly offset: number;
  readonly message: string;
  /** Whether it may be intended. */
  readonly isWarning?: true;
}
