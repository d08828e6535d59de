/** Packs what is sent to many, as small as it gets. */
export declare function packBrotli(bytes: Uint8Array | string): Uint8Array
