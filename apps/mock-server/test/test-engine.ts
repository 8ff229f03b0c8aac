/** A kind of database on which the suites run. */
export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Returns the settings of an empty database. */
  newDatabase(): NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
}
