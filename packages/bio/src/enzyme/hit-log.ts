/** Hits noted as they come, pattern and position, in typed arrays that grow. */
export class HitLog {
  size = 0;
  patterns = new Uint16Array(1024);
  positions = new Int32Array(1024);

  add(pattern: number, position: number): void {
    if (this.size === this.positions.length) this.grow();
    this.patterns[this.size] = pattern;
    this.positions[this.size++] = position;
  }

  private grow(): void {
    const patterns = new Uint16Array(2 * this.size);
    const positions = new Int32Array(2 * this.size);
    patterns.set(this.patterns);
    positions.set(this.positions);
    this.patterns = patterns;
    this.positions = positions;
  }
}
