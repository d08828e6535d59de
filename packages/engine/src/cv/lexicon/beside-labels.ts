/** Labels of what stands beside the work of a role: the tools used there, and what others wanted. Folded. */
export type BesideLabel = 'tools' | 'about'

const names: Readonly<Record<BesideLabel, string>> = {
  tools:
    'environment|technical environment|software environment|technology|technologies|technologies used|technology used|technology stack|tech stack|tools|tools used|tools and technologies|tools and technology|software|software used|platform|database|programming languages|operating system|skills|hardware|technologien|werkzeuge|outils|environnement technique|equipment used',
  about:
    'project description|project summary|project overview|project details|about the project|about project|about the client|client profile|synopsis|projektbeschreibung',
}

export const besideLabels: ReadonlyMap<string, BesideLabel> = new Map(
  (['tools', 'about'] as const).flatMap((label) =>
    names[label].split('|').map((name) => [name, label] as const),
  ),
)
