/** The number of open connections, of idle connections, and of queries that wait for one. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}
