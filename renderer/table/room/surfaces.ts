/**
 * Surfaces as GLSL: `surf` gives colour, height and roughness at a place of the tile. They are drawn once into
 * textures at the start, so that no picture file is needed. u runs along the grain.
 */
export const NOISE = /* glsl */ `
precision highp float;
varying vec2 vUv;
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise(vec2 p, vec2 period) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 a = mod(i, period), b = mod(i + vec2(1.0, 0.0), period), c = mod(i + vec2(0.0, 1.0), period), d = mod(i + 1.0, period);
  return mix(mix(hash(a), hash(b), f.x), mix(hash(c), hash(d), f.x), f.y);
}
float cloud(vec2 p, vec2 period) {
  float share = 0.5, sum = 0.0;
  for (int octave = 0; octave < 5; octave++) { sum += share * noise(p, period); p *= 2.0; period *= 2.0; share *= 0.5; }
  return sum;
}
`;

export const SURFACES = {
  walnut: /* glsl */ `
void surf(vec2 uv, out vec3 colour, out float height, out float rough) {
  float stave = floor(uv.x * 4.0), along = fract(uv.x * 4.0), own = hash(vec2(stave, 3.7));
  vec2 grain = vec2(uv.x * 4.0 + own * 7.0, uv.y + own * 3.1);
  float warp = cloud(grain * vec2(1.0, 3.0), vec2(64.0)) * 1.6 + cloud(grain * vec2(2.0, 9.0), vec2(64.0)) * 0.5;
  float ring = 0.5 + 0.5 * sin((grain.y * 9.0 + warp * 5.0) * 3.1416);
  float fine = cloud(vec2(grain.x * 5.0, grain.y * 190.0), vec2(4096.0));
  float pores = smoothstep(0.62, 0.8, cloud(vec2(grain.x * 14.0, grain.y * 260.0), vec2(4096.0)));
  float wear = cloud(uv * vec2(6.0, 3.0) + 9.0, vec2(64.0));
  vec3 c = mix(vec3(0.070, 0.032, 0.013), vec3(0.265, 0.128, 0.050), ring * 0.55 + fine * 0.55);
  c *= 0.72 + 0.55 * own;
  c = mix(c, vec3(0.39, 0.22, 0.098), smoothstep(0.56, 0.8, wear) * 0.24);
  c *= 1.0 - 0.5 * pores;
  float scratch = smoothstep(0.985, 1.0, noise(vec2(uv.x * 90.0 + uv.y * 33.0, uv.y * 7.0), vec2(4096.0)));
  c = mix(c, vec3(0.4, 0.22, 0.1), scratch * 0.2);
  float joint = smoothstep(0.0, 0.007, along) * smoothstep(1.0, 0.993, along);
  colour = c * mix(0.22, 1.0, joint);
  height = 0.35 * ring + 0.4 * fine - 0.5 * pores - (1.0 - joint) * 1.5;
  rough = 0.36 + 0.16 * fine + 0.22 * smoothstep(0.45, 0.75, wear) + 0.2 * (1.0 - joint);
}`,
  felt: /* glsl */ `
void surf(vec2 uv, out vec3 colour, out float height, out float rough) {
  float nap = 0.45 * cloud(uv * 220.0, vec2(220.0)) + 0.3 * cloud(uv * vec2(70.0, 420.0), vec2(420.0))
    + 0.3 * cloud(uv * vec2(420.0, 70.0) + 3.0, vec2(420.0));
  float patches = cloud(uv * 4.0, vec2(4.0)), stains = cloud(uv * 17.0, vec2(17.0));
  vec3 c = mix(vec3(0.010, 0.052, 0.033), vec3(0.030, 0.120, 0.072), nap);
  c *= 0.75 + 0.55 * patches;
  colour = mix(c, vec3(0.075, 0.105, 0.05), smoothstep(0.62, 0.85, stains) * 0.16);
  height = nap * 1.2;
  rough = 0.95;
}`,
  floor: /* glsl */ `
void surf(vec2 uv, out vec3 colour, out float height, out float rough) {
  float board = floor(uv.y * 8.0), across = fract(uv.y * 8.0), shift = hash(vec2(board, 1.0));
  float x = uv.x * 2.0 + shift, plank = floor(x), along = fract(x), own = hash(vec2(board, mod(plank, 2.0) + shift));
  vec2 grain = vec2(uv.x * 6.0 + own * 9.0, across * 0.5 + own * 5.0);
  float fine = cloud(vec2(grain.x * 3.0, grain.y * 60.0), vec2(4096.0));
  float ring = 0.5 + 0.5 * sin((grain.y * 7.0 + cloud(grain * vec2(1.0, 3.0), vec2(64.0)) * 5.0) * 3.14);
  vec3 c = mix(vec3(0.03, 0.014, 0.007), vec3(0.12, 0.058, 0.026), ring * 0.4 + fine * 0.6) * (0.55 + 0.7 * own);
  float joint = smoothstep(0.0, 0.03, across) * smoothstep(1.0, 0.97, across) * smoothstep(0.0, 0.004, along) * smoothstep(1.0, 0.996, along);
  c *= mix(0.15, 1.0, joint);
  float nails = smoothstep(0.012, 0.006, length(vec2(along - 0.02, across - 0.25) * vec2(3.0, 0.8)))
    + smoothstep(0.012, 0.006, length(vec2(along - 0.02, across - 0.75) * vec2(3.0, 0.8)));
  colour = c * (1.0 - 0.7 * nails);
  height = 0.5 * fine + 0.4 * ring - (1.0 - joint) * 2.0;
  rough = 0.6 + 0.25 * fine;
}`,
} as const;
export type Surface = keyof typeof SURFACES;
