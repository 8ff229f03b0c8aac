/** The input of the check: the matrix, the existing components and the stories of each. */
export interface Library {
  readonly kinds: Readonly<Record<string, { readonly states: readonly string[] }>>;
  readonly componentKinds: readonly (readonly [component: string, kind: string])[];
  /** Pieces, by the component whose stories show them. */
  readonly parts: ReadonlyMap<string, string>;
  readonly exceptions: ReadonlyMap<string, string>;
  readonly mostExceptions: number;
  readonly components: readonly string[];
  /** Names of the stories, by component. */
  readonly stories: ReadonlyMap<string, ReadonlySet<string>>;
}

/** @returns a sentence for each component without a kind or a story, each missing state and each unused exception */
export function stateFaults(library: Library): string[] {
  const { kinds, componentKinds, parts, exceptions, mostExceptions, components, stories } = library;
  const used = new Set<string>();
  const kindOf = new Map(componentKinds);
  const excepted = (name: string) => {
    if (!exceptions.has(name)) return false;
    used.add(name);
    return true;
  };
  const faults = components
    .filter((component) => !parts.has(component) && !excepted(component))
    .flatMap((component) => {
      const kind = kindOf.get(component);
      const shown = stories.get(component);
      const missing = [
        ...(shown ? [] : [`${component} has no story: write ${component}.stories.tsx beside it.`]),
        ...(kind ? [] : [`${component} has no kind: name it in tools/states/components.json.`]),
      ];
      if (!shown || !kind) return missing;
      return (kinds[kind]?.states ?? [])
        .filter((state) => !shown.has(state) && !excepted(`${component}.${state}`))
        .map((state) => `${component} is a ${kind} and has no story ${state}.`);
    });
  const known = new Set(components);
  const named = [...kindOf.keys(), ...parts.keys(), ...parts.values()];
  const idle = [...exceptions.keys()].filter((name) => !used.has(name));
  const unknown = componentKinds.filter(([, kind]) => !Object.hasOwn(kinds, kind));
  const twice = componentKinds.filter(([component], at) => componentKinds.findIndex(([one]) => one === component) < at);
  return [
    ...faults,
    ...unknown.map(([component, kind]) => `${component} is a ${kind}, which is no kind of tools/states/kinds.ts.`),
    ...twice.map(([component]) => `${component} stands twice in tools/states/components.json.`),
    ...[...new Set(named)]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is in the matrix and no component.`),
    ...idle.map((name) => `The exception ${name} is not needed.`),
    ...(exceptions.size > mostExceptions ? [`${exceptions.size} exceptions; ${mostExceptions} are the most.`] : []),
  ];
}
