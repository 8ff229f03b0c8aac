export interface SearchLabels {
  readonly label: string;
  readonly placeholder: string;
  readonly clear: string;
  readonly listLabel: string;
  readonly matches: (count: number) => string;
  readonly noMatches: string;
  readonly rest: string;
  readonly searching: string;
  readonly failed: string;
  readonly id: (id: number) => string;
}
