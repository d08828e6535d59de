export declare function envFileFlags(folder?: string): readonly string[]
